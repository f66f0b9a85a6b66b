type Variants = Record<string, Record<string, string>>;
type Choice<V extends Variants> = { [Name in keyof V]?: keyof V[Name] | null | undefined };

interface Config<V extends Variants> {
  variants: V;
  /** Classes that come with one choice of one variant, after all others. */
  compoundVariants?: (Choice<V> & { className: string })[];
  defaultVariants: Choice<V>;
}

/**
 * Classes by choice, called as `cva` of class-variance-authority is: that costs 0.3 kB of the first
 * screen for more than our two uses need.
 */
export const variantsOf =
  <V extends Variants>(base: string[], { variants, compoundVariants = [], defaultVariants }: Config<V>) =>
  ({ className, ...chosen }: Choice<V> & { className?: string | undefined } = {}): string => {
    const choice = (name: string) => (chosen as Record<string, unknown>)[name] ?? defaultVariants[name];
    const compound = compoundVariants.filter(({ className: _, ...when }) =>
      Object.entries(when).every(([name, value]) => choice(name) === value),
    );
    return [
      ...base,
      ...Object.keys(variants).map((name) => variants[name]?.[choice(name) as string]),
      ...compound.map((one) => one.className),
      className,
    ]
      .filter(Boolean)
      .join(' ');
  };

/** The choices as properties of a component. */
export type VariantProps<Classes extends (choice: never) => string> = Omit<
  NonNullable<Parameters<Classes>[0]>,
  'className'
>;
