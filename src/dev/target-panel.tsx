import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Field } from '#src/components/ui/field.tsx';
import { Input } from '#src/components/ui/input.tsx';
import { RadioGroup } from '#src/components/ui/radio-group.tsx';
import { useStore } from '#src/lib/store.ts';
import type { TargetName } from './choices.ts';
import { type TargetState, targetState } from './target.ts';
import type { Tools } from './tools.ts';

const TARGETS: { value: TargetName; label: string }[] = [
  { value: 'prism', label: "Mock, with the contract's examples" },
  { value: 'reference', label: 'Reference backend' },
  { value: 'own', label: 'An address of your own' },
];

/** Who responds, and whether it does. */
export function TargetPanel({ tools }: { tools: Tools }) {
  const { target, ownUrl } = useStore(tools.choices);
  const [picked, setPicked] = useState<TargetName>();
  const shown = picked ?? target;
  const pick = (name: TargetName) => {
    // An address of one's own is used once it is confirmed.
    if (name === 'own') return setPicked(name);
    setPicked(undefined);
    tools.aim({ target: name, ownUrl });
  };
  return (
    <div className="flex flex-col gap-2">
      <RadioGroup legend="Target" options={TARGETS} value={shown} onValueChange={pick} />
      {shown === 'own' && (
        <OwnTarget
          url={ownUrl}
          onUse={(url) => {
            setPicked(undefined);
            tools.aim({ target: 'own', ownUrl: url });
          }}
        />
      )}
      {shown === target && <TargetStatus isReference={target === 'reference'} />}
      {shown === 'prism' && target === 'prism' && <Forget tools={tools} />}
    </div>
  );
}

function Forget({ tools }: { tools: Tools }) {
  const [words, setWords] = useState('');
  const forget = async () => {
    setWords('');
    const isForgotten = await tools.forget();
    // Why not stands in the target's own line.
    setWords(isForgotten ? 'Forgotten: the examples are back.' : 'Nothing was forgotten.');
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button onClick={() => void forget()}>Forget what was written</Button>
      <p role="status" className="text-sm text-muted-foreground">
        {words}
      </p>
    </div>
  );
}

function OwnTarget({ url, onUse }: { url: string; onUse: (url: string) => void }) {
  const [text, setText] = useState(url);
  const [error, setError] = useState<string>();
  const use = () => {
    const address = text.trim();
    const isWeb = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
    setError(isWeb ? undefined : 'Begin with http:// or https://.');
    if (isWeb) onUse(address);
  };
  return (
    <form
      noValidate
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        use();
      }}
    >
      <Field
        label="Address of the API"
        error={error}
        hint="Without a path, /api/v1 is added. Your token goes there too."
        className="flex-1"
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            placeholder="http://localhost:8080"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" className="mt-6">
        Use
      </Button>
    </form>
  );
}

function TargetStatus({ isReference }: { isReference: boolean }) {
  const state = useStore(targetState);
  return (
    <p
      role="status"
      className="text-sm break-words text-muted-foreground data-silent:text-destructive"
      data-silent={state.is === 'silent' || undefined}
    >
      {wordsFor(state, isReference)}
    </p>
  );
}

function wordsFor(state: TargetState, isReference: boolean): string {
  if (state.is === 'silent') return state.words;
  if (state.is === 'answering') return 'It answers.';
  if (state.is === 'unknown') return '';
  return isReference ? 'Starting; the first time it fills a database …' : 'Asking …';
}
