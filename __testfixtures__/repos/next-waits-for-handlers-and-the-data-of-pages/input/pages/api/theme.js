import { getSettings } from '../../lib/settings';

export default function handler(req, res) {
  const { theme } = getSettings();
  res.status(200).json({ theme });
}
