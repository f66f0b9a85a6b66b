type NobodyOptionProps = { name: string; checked: boolean; onChoose: () => void };

/** Takes people off [B26]; the first of a radio group of users. */
export function NobodyOption({ name, checked, onChoose }: NobodyOptionProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-3 px-3 py-1 text-sm hover:bg-accent/60 has-checked:bg-accent has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ring">
      <input
        type="radio"
        name={name}
        aria-label="Nobody, takes people off"
        checked={checked}
        onChange={onChoose}
        className="size-4 shrink-0 appearance-none rounded-full border border-input bg-card outline-none checked:border-[5px] checked:border-primary"
      />
      <span className="font-medium">Nobody</span>
      <span className="ml-auto text-xs text-muted-foreground">Takes people off</span>
    </label>
  );
}
