import Upload from 'lucide-react/icons/upload';
import { useDropzone } from 'react-dropzone';
import { Button } from '#src/components/ui/button.tsx';
import { cn } from '#src/first-screen/cn.ts';
import { type DropLimits, rejectionWords } from './rejections.ts';

const XLSX = { 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'] };

/** No maximum size, minimum 0, any number of files (requirements A2.7). */
const NO_LIMITS: DropLimits = { minSize: 0, maxSize: Number.POSITIVE_INFINITY, maxFiles: 0 };

type DropAreaProps = {
  /** Called once a choice: the files to list, and a sentence for each that is not accepted. */
  onChoose: (files: File[], rejected: string[]) => void;
  limits?: Partial<DropLimits>;
};

/** Files are dropped, pasted, or chosen by its button. */
export function DropArea({ onChoose, limits }: DropAreaProps) {
  const all = { ...NO_LIMITS, ...limits };
  const { getRootProps, getInputProps, open, isDragActive } = useDropzone({
    ...all,
    accept: XLSX,
    multiple: true,
    noClick: true,
    noKeyboard: true,
    onDrop: (files: File[], rejections) => onChoose(files, rejectionWords(rejections, all)),
  });
  return (
    <div
      {...getRootProps()}
      data-slot="drop-area"
      className={cn(
        'grid min-h-56 place-content-center justify-items-center gap-2 rounded-lg border-2 border-dashed border-input/70 p-6 text-center phone:min-h-0 phone:p-4',
        'transition-colors duration-(--duration-fast)',
        isDragActive && 'border-primary bg-primary/8',
      )}
    >
      <input className="sr-only" {...getInputProps({ 'aria-label': 'Spreadsheets to import' })} />
      <span className="grid size-10 place-items-center rounded-full bg-accent text-primary phone:hidden">
        <Upload aria-hidden="true" className="size-5" />
      </span>
      <p className="text-base font-medium">{isDragActive ? 'Let go to add them' : 'Drop spreadsheets here'}</p>
      <p className="text-sm text-muted-foreground">.xlsx, one or several</p>
      <Button variant="primary" className="mt-1" onClick={open}>
        Select File
      </Button>
    </div>
  );
}
