// The peer of a page with rows: node:http and one query on the same database, with a page that is written already.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

import { Pool } from 'pg'

const [url = '', query = '', file = '', port = '0'] = process.argv.slice(2)
const page = readFileSync(file)
const pool = new Pool({ connectionString: url, max: 4 })
createServer((_request, response) => {
  pool.query({ name: 'rows', text: query }).then(
    () => response.writeHead(200, { 'content-type': 'text/html', 'content-length': page.length }).end(page),
    () => response.writeHead(500).end(),
  )
}).listen(Number(port), '127.0.0.1', () => console.log('listening'))
