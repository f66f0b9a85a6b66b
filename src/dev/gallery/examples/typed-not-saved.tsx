import { TypedNotSaved } from '#src/components/typed-not-saved.tsx';

export function ANote() {
  return <TypedNotSaved text="The agency was named in law in 2012; its budget is not." onDiscard={() => undefined} />;
}
