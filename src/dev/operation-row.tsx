import ChevronRight from 'lucide-react/icons/chevron-right';
import { useId, useSyncExternalStore } from 'react';
import { answers, ends } from '#generated/answers.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import { Badge } from '#src/components/ui/badge.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { NativeSelect } from '#src/components/ui/native-select.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { useStore } from '#src/lib/store.ts';
import { type Choice, wordsOf } from './choices.ts';
import { KeptWords } from './kept-words.tsx';
import { keptWords, mockReach } from './mock-memory.ts';
import type { Tools } from './tools.ts';

const DELAYS = [500, 2000, 5000, 20_000, 60_000];
const OFFLINE = 'offline';

type OperationRowProps = { id: OperationId; tools: Tools; open: boolean; onToggle: () => void };

/** One operation with what was chosen for it; opened, what can be chosen. */
export function OperationRow({ id, tools, open, onToggle }: OperationRowProps) {
  const choice = useSyncExternalStore(tools.choices.subscribe, () => tools.choices.get().operations[id]);
  const { [id]: reach } = useStore(mockReach);
  const panelId = useId();
  const { method, path, reads } = operations[id];
  const kept = reach && keptWords(reach, reads);
  const end = ends[id];
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        onClick={onToggle}
        className="flex min-h-8 w-full items-center gap-1.5 px-2 py-1 text-left text-sm outline-offset-[-2px] hover:bg-accent"
      >
        <ChevronRight
          aria-hidden="true"
          className={cn(
            'size-4 shrink-0 text-muted-foreground transition-transform duration-(--duration-fast)',
            open && 'rotate-90',
          )}
        />
        <span className="min-w-0 flex-1 truncate">{id}</span>
        {end && <Badge tone="warning">until {end.sunset}</Badge>}
        {kept && <span className="shrink-0 text-2xs text-muted-foreground">{kept}</span>}
        {choice && <Badge tone="accent">{wordsOf(choice)}</Badge>}
        <span className="w-12 shrink-0 text-right font-mono text-2xs text-muted-foreground uppercase">{method}</span>
      </button>
      {open && (
        <div id={panelId} className="grid grid-cols-[3fr_2fr] gap-x-3 gap-y-2 px-3 pt-1 pb-3">
          <p className="col-span-2 font-mono text-2xs break-all text-muted-foreground">{path}</p>
          {end && (
            <p className="col-span-2 text-2xs text-muted-foreground">
              Deprecated since {end.since}. Its last day is {end.sunset}.
            </p>
          )}
          <KeptWords id={id} />
          <AnswerField id={id} choice={choice} onChoose={(next) => tools.choose(id, next)} />
          <DelayField choice={choice} onChoose={(next) => tools.choose(id, next)} />
        </div>
      )}
    </li>
  );
}

type ChoiceProps = { choice: Choice | undefined; onChoose: (choice: Choice) => void };

function AnswerField({ id, choice = {}, onChoose }: ChoiceProps & { id: OperationId }) {
  const { status, example, delay, offline } = choice;
  const value = offline ? OFFLINE : [status, example].filter(Boolean).join('.');
  const choose = (next: string) => {
    const [code, name] = next.split('.');
    if (next === OFFLINE) onChoose({ delay, offline: true });
    else onChoose({ delay, ...(code && { status: code }), ...(name && { example: name }) });
  };
  return (
    <Field label="Answer">
      {(control) => (
        <NativeSelect {...control} value={value} onChange={(event) => choose(event.target.value)}>
          <option value="">As the target answers</option>
          <option value={OFFLINE}>None: offline</option>
          {Object.entries(answers[id]).map(([code, examples]) =>
            examples.length === 0 ? (
              <option key={code} value={code}>
                {code}
              </option>
            ) : (
              <optgroup key={code} label={code}>
                {examples.map((name) => (
                  <option key={name} value={`${code}.${name}`}>
                    {code} {name}
                  </option>
                ))}
              </optgroup>
            ),
          )}
        </NativeSelect>
      )}
    </Field>
  );
}

function DelayField({ choice = {}, onChoose }: ChoiceProps) {
  const { delay = 0, ...rest } = choice;
  const offered = delay && !DELAYS.includes(delay) ? [...DELAYS, delay] : DELAYS;
  const choose = (ms: number) => onChoose(ms ? { ...rest, delay: ms } : rest);
  return (
    <Field label="Delay">
      {(control) => (
        <NativeSelect {...control} value={delay} onChange={(event) => choose(Number(event.target.value))}>
          <option value={0}>None</option>
          {offered.map((ms) => (
            <option key={ms} value={ms}>
              {ms / 1000} s
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}
