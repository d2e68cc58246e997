import { readdirSync, unlinkSync } from 'node:fs';

export async function GET() {
  return Response.json(readdirSync('items')); // found: request GET app/items/route
}

export const DELETE = async () => {
  unlinkSync('items/all'); // found: request DELETE app/items/route
  return new Response(null);
};

export function helper() {
  return readdirSync('elsewhere'); // found: unreachable
}
