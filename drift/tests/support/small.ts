import type { Finding } from '../../core/finding.ts';
import type { Checked } from '../../live/check.ts';
import type { Result } from '../../report/result.ts';
import { type ReportOptions, resultOf } from '../../report/write-reports.ts';
import { readOnce } from './read-once.ts';

/** A contract of two operations, for what needs no more. */
export const smallContract = `
openapi: 3.1.0
info: { title: Small, version: 1.2.3 }
servers: [{ url: /api/v1 }]
paths:
  /users/current-user:
    get:
      operationId: readCurrentUser
      tags: [session]
      x-permissions: [[]]
      x-error-message: Something went wrong
      responses:
        '200':
          description: The user
          content: { application/json: { schema: { $ref: '#/components/schemas/User' } } }
        '401': { description: Nobody }
  /notes/{noteId}:
    put:
      operationId: updateNote
      tags: [notes]
      x-contract-safety: reversible
      parameters:
        - { name: noteId, in: path, required: true, schema: { type: integer, minimum: 1 } }
        - { name: loud, in: query, schema: { type: boolean } }
      requestBody:
        required: true
        content: { application/json: { schema: { type: object, required: [Text], additionalProperties: false, properties: { Text: { type: string } } } } }
      responses:
        '204': { description: Done }
        '401': { description: Nobody }
components:
  schemas:
    User:
      type: object
      required: [Id, Role, Permissions]
      properties:
        Id: { type: integer }
        Role: { type: integer, enum: [0, 1] }
        Permissions: { type: array, items: { type: string } }
`;

export const finding: Finding = {
  check: 'body.schema',
  severity: 'drift',
  operationId: 'readCurrentUser',
  method: 'GET',
  path: '/users/current-user',
  status: 200,
  place: '/Role',
  message: '/Role must be one of 0, 1, got "<Admin> & co"',
  contract: '#/components/schemas/User/properties/Role/enum',
  seen: '"<Admin> & co"',
  times: 3,
  curl: 'curl -i -H "Authorization: Bearer $ADMIN" \'https://api.example.org/api/v1/users/current-user\'',
};

/**
 * A result with these findings of a run over both operations, of which the second was not
 * exercised.
 */
export function resultWith(
  findings: Finding[],
  more: Partial<Checked> = {},
  telling: Partial<ReportOptions> = {},
): Result {
  const contract = readOnce(smallContract);
  const checked: Checked = {
    findings,
    operations: [...contract.operations.values()],
    skipped: new Map([['updateNote', 'not in --mode read']]),
    performed: new Map([['readCurrentUser', new Set(['transport', 'body.schema'] as const)]]),
    refusalsOnly: new Map(),
    coverage: {
      operations: { seen: 1, of: 1 },
      statuses: { seen: 1, of: 2 },
      properties: { seen: 2, of: 3 },
      missing: [],
      enums: [{ schema: '#/components/schemas/User/properties/Role', never: [1] }],
      answers: [{ operationId: 'readCurrentUser', seen: [200], never: [401] }],
    },
    inconclusive: [],
    notes: [],
    requests: 12,
    seconds: 1.25,
    ...more,
  };
  return resultOf(checked, {
    contract,
    sources: { lineOf: (pointer) => (pointer.includes('/User/') ? 'openapi/schemas/user.yaml:12' : undefined) },
    title: 'check https://api.example.org',
    baseline: [],
    options: { mode: 'read' },
    repeat: (operationId) => `drift check --url https://api.example.org --only ${operationId} --seed 1`,
    ...telling,
  });
}
