import { createFileRoute } from '@tanstack/react-router';
import { ServerErrorPage } from '#src/app/error-pages/server-error.tsx';

export const Route = createFileRoute('/500')({ component: ServerErrorPage });
