import { listed } from '#src/lib/words.ts';
import { alternativesOf, ROLE_COUNT } from './alternatives.ts';

/** Who may call it: each way to be allowed, with the roles that have it in the examples. */
export function WhoMay({ permissions, isPublic }: { permissions: readonly (readonly string[])[]; isPublic: boolean }) {
  if (isPublic) return 'Whoever has the address';
  const alternatives = alternativesOf(permissions);
  if (alternatives.length === 1 && alternatives[0]?.key === '') return 'Every signed-in, active user';
  return (
    <ul className="grid gap-1">
      {alternatives.map(({ key, permissions: held, conditions, roles }) => (
        <li key={key}>
          {held.length > 0 && <code className="font-mono text-xs">{held.join(' + ')}</code>} {conditions.join(', ')}
          <span className="block text-xs text-muted-foreground">
            {roles.length === ROLE_COUNT
              ? 'Every role'
              : roles.length > 0
                ? `In the examples: ${listed(roles)}`
                : 'No role of the examples'}
          </span>
        </li>
      ))}
    </ul>
  );
}
