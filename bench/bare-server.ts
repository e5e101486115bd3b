// The peer for static pages: node:http and nothing else, sending the bytes of one file.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const [file = '', port = '0', contentType = 'text/html; charset=utf-8'] = process.argv.slice(2)
const bytes = readFileSync(file)
createServer((_request, response) => {
  response.writeHead(200, { 'content-type': contentType, 'content-length': bytes.length })
  response.end(bytes)
}).listen(Number(port), '127.0.0.1', () => console.log('listening'))
