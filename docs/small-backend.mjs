// An API of another team as it begins: five reads of the contract, for a client on another origin.
//   node small-backend.mjs http://localhost:5000     (the client's origin; then the port, 4200)
import { createServer } from 'node:http';

const [client = 'http://localhost:5000', port = '4200'] = process.argv.slice(2);

const edition = {
  ...{ Id: 1, Name: 'First edition', StartDate: '2026-01-01', EndDate: '2026-12-31', Status: 1, Version: 1 },
  ...{ CreationDate: '2025-12-01T09:00:00Z', InactiveDate: null, ResearchDueDate: null, QADueDate: null },
  ChecksOff: [],
};
const user = {
  ...{ Id: 1, FullName: 'Ada Admin', EmailAddress: 'admin@demo.test', Role: 0, HoldsAssignment: false },
  Permissions: ['report-management', 'user-management'],
};
const answers = {
  '/login': user,
  '/users/current-user': user,
  '/report-editions': [edition],
  '/report-editions/1': edition,
  '/users': [
    {
      ...{ Id: 1, FullName: 'Ada Admin', EmailAddress: 'admin@demo.test', Role: 0, Status: 1 },
      ...{ DateCreated: '2025-12-01T09:00:00Z', ReportEditionName: null },
    },
  ],
};

createServer(({ method, url, headers }, response) => {
  const say = (status, body, more) => {
    response.writeHead(status, {
      'access-control-allow-origin': client,
      'access-control-expose-headers': 'Content-Disposition, Date, Retry-After, X-Request-Id',
      vary: 'Origin',
      ...more,
    });
    response.end(body);
  };
  if (method === 'OPTIONS')
    return say(204, undefined, {
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
    });
  // A real API verifies the token with the provider's keys before it answers.
  if (!headers.authorization?.startsWith('Bearer ')) return say(401, '', { 'www-authenticate': 'Bearer' });
  const { pathname } = new URL(url, client);
  const answer = method === 'GET' && answers[pathname.replace('/api/v1', '')];
  if (!answer) return say(404, 'Not found', { 'content-type': 'text/plain' });
  say(200, JSON.stringify(answer), { 'content-type': 'application/json', 'cache-control': 'no-store' });
}).listen(Number(port), 'localhost', () => console.log(`http://localhost:${port}/api/v1`));
