import { readdirSync, unlinkSync } from 'node:fs';

export async function GET() {
  return Response.json(readdirSync('items')); // found: request GET /items
}

export const DELETE = async () => {
  unlinkSync('items/all'); // found: request DELETE /items
  return new Response(null);
};

export function helper() {
  return readdirSync('elsewhere'); // found: unreachable
}
