// Python that has FastAPI and uvicorn (`PYTHON=…` names another one), else an environment of its own
// in .data/ with what pip fetches.
import { findPython } from '../support/find-python.ts';
import type { Backend } from './backend.ts';

const packages = ['fastapi==0.165.0', 'pydantic==2.14.4', 'email-validator==2.4.0', 'uvicorn==0.54.0'];

export const fastapi: Backend = {
  title: 'FastAPI',
  needs: 'no Python with FastAPI and uvicorn here, nor can one be fetched',
  fetch(folder) {
    const program = findPython({ name: 'python-fastapi', packages, modules: 'fastapi, uvicorn, email_validator' });
    const args = (port: string) => ['-B', '-m', 'uvicorn', 'main:app', '--port', port, '--log-level', 'warning'];
    return program ? { program, folder, args } : undefined;
  },
  operationOf: (id) => id.replace(/_api_v1_.*/, ''),
  values: { country_id: 404, edition_id: 4, indicator_id: 7, rating_id: 9 },
  expected: {
    'create_user|409|status.undocumented': 'FastAPI documents no 409 that a team does not declare',
    'read_report_edition|404|status.undocumented': 'FastAPI documents no 404 that a team does not declare',
    'create_user|201|request.invalid-accepted|/Role': "pydantic reads '1' as 1 unless it is told to be strict",
    'update_user|200|request.invalid-accepted|/Role': 'the same',
    'update_user|200|request.invalid-accepted|/Status': 'the same',
    'update_user|200|request.invalid-accepted|/Version': 'the same',
  },
};
