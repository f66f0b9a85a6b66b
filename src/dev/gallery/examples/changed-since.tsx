import { ChangedSince } from '#src/components/changed-since.tsx';

const changes = ['Kenya', 'Rwanda', 'Fiji', 'Tonga', 'Norway', 'Moldova', 'New Zealand'].map(
  (name) => `${name}, 1.2 Speed limits: rated by Rui Tanaka`,
);

/** Of many only the first are named. */
export function Many() {
  return <ChangedSince detail="The assignment cannot be undone: 7 ratings were changed since." changes={changes} />;
}
