import { cn } from '#src/first-screen/cn.ts';
import { NativeSelect } from './ui/native-select.tsx';

type SortByProps<Order extends string> = {
  /** Which list, where a page has several. */
  of?: string | undefined;
  value: Order;
  options: readonly (readonly [Order, words: string])[];
  onValueChange: (order: Order) => void;
  className?: string;
};

/** The order of a list whose rows are cards, which have no heads to press. */
export function SortBy<Order extends string>({ of, value, options, onValueChange, className }: SortByProps<Order>) {
  return (
    <span className={cn('flex items-center gap-2 text-sm whitespace-nowrap', className)}>
      <span aria-hidden="true">Sort by</span>
      <NativeSelect
        aria-label={of ? `${of}: sort by` : 'Sort by'}
        value={value}
        onChange={({ currentTarget }) => onValueChange(currentTarget.value as Order)}
        className="w-44 max-md:grow"
      >
        {options.map(([order, words]) => (
          <option key={order} value={order}>
            {words}
          </option>
        ))}
      </NativeSelect>
    </span>
  );
}
