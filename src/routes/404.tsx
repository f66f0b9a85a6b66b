import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '#src/app/error-pages/not-found.tsx';

export const Route = createFileRoute('/404')({ component: NotFoundPage });
