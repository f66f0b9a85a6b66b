import { Toast, ToastProvider, ToastViewport } from '#src/components/ui/toast.tsx';

/** At the bottom left of the page; here in its place. */
export function Tones() {
  return (
    <ToastProvider duration={Number.POSITIVE_INFINITY} label="Example notice">
      <Toast tone="success" message="Road Safety Report 2027 was created." onDismiss={() => undefined} />
      <Toast
        tone="info"
        message="The export is being made."
        record="Road Safety Report 2026"
        onDismiss={() => undefined}
      />
      <Toast
        tone="error"
        record="1.2 Speed limits"
        message="Something went wrong updating the rating for this Indicator"
        quote="Quote 7c3d9e01 to support."
        action={{ label: 'Try again', run: () => undefined }}
        onDismiss={() => undefined}
      />
      <ToastViewport label="Examples of notices" style={{ position: 'static', width: 'auto', maxWidth: '28rem' }} />
    </ToastProvider>
  );
}
