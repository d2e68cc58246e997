'use client';
import * as parts from './list.jsx';

export function Menu() {
  return (
    <nav>
      <parts.Users />
    </nav>
  );
}
