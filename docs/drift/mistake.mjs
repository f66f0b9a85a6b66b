// A backend with one mistake: the demonstration, with ISOCode in another spelling.
import { createServer, request } from 'node:http';

const behind = process.argv[2] ?? 'http://localhost:4000';
createServer((asked, answer) => {
  const { method, headers } = asked;
  const passed = request(
    behind + asked.url,
    { method, headers: { ...headers, 'accept-encoding': 'identity' } },
    async (real) => {
      const chunks = await real.toArray();
      let body = Buffer.concat(chunks);
      if (asked.url === '/api/v1/countries') body = Buffer.from(body.toString().replaceAll('"ISOCode"', '"isoCode"'));
      answer.writeHead(real.statusCode, real.headers).end(body);
    },
  );
  passed.on('error', () => answer.writeHead(502).end());
  asked.pipe(passed);
}).listen(4100, () => console.log('http://localhost:4100'));
