export default async function (word) {
  await this.note(word.toUpperCase());
}
