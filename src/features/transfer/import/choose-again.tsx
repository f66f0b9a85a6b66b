import { useRef } from 'react';
import { Button } from '#src/components/ui/button.tsx';

/** Takes the file as it is on the disk now, under whatever name it has there. */
export function ChooseAgain({ name, onChoose }: { name: string; onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant="primary" aria-label={`Select Again: ${name}`} onClick={() => input.current?.click()}>
        Select Again
      </Button>
      <input
        ref={input}
        type="file"
        accept=".xlsx"
        hidden
        aria-label={`The file in the place of ${name}`}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
