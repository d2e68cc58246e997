import { renderToStaticMarkup } from 'react-dom/server';
import { Mail } from '../../components/list.jsx';

export default function handler(req, res) {
  res.send(renderToStaticMarkup(<Mail name={req.query.name} />));
}
