import { getSettings } from '../../lib/settings';

export default async function handler(req, res) {
  const { theme } = await getSettings();
  res.status(200).json({ theme });
}
