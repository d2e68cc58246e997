import { readFileSync, readdirSync } from 'node:fs';

type Props = { params: Promise<{ id: string }> };

export async function generateMetadata({ params }: Props): Promise<{ title: string }> {
  return { title: readFileSync(`titles/${(await params).id}`, 'utf8') }; // found: request /items/:id#generateMetadata
}

export const generateStaticParams = (): { id: string }[] => readdirSync('items').map((id) => ({ id })); // found: background

export default async function Item({ params }: Props) {
  return <p>{readFileSync(`items/${(await params).id}`, 'utf8')}</p>; // found: request /items/:id
}
