/** Bodies that hold their record in one member are sent so. */
import type { Run } from '../run.ts';
import type { Sent } from '../target.ts';
import { envelopeOf } from './schema.ts';

/** The same run, whose requests put a record where its operation has it. */
export function enclosing(run: Run): Run {
  const enclosed = (method: string, path: string, sent: Sent): Sent => {
    const [own = path] = path.split('?');
    const operation = sent.json === undefined ? undefined : run.contract.match(method, own)?.operation;
    const envelope = operation && envelopeOf(operation);
    return envelope ? { ...sent, json: { [envelope.name]: sent.json } } : sent;
  };
  const { target } = run;
  return {
    ...run,
    target: { ...target, send: (method, path, sent = {}) => target.send(method, path, enclosed(method, path, sent)) },
  };
}
