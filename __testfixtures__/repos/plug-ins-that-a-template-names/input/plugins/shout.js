export default function (word) {
  this.note(word.toUpperCase());
}
