import { TextDifference } from '#src/components/text-difference.tsx';

export function AddedAndRemoved() {
  return (
    <TextDifference
      earlier="Speed limits are set by law in towns."
      later="Speed limits of 50 km/h are set by law in towns and villages."
    />
  );
}
