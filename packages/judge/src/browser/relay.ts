// Runs inside the browser's wall, alone with Chromium: the one way out is the socket this script forwards to.
// Started as `node relay.ts <socket> <port> <chromium> …`; descriptors 3 and 4 are Chromium's remote control.
import { spawn } from 'node:child_process'
import { connect, createServer } from 'node:net'

const [socketPath = '', port = '', program = '', ...rest] = process.argv.slice(2)

const server = createServer({ allowHalfOpen: true }, (client) => {
  const upstream = connect({ path: socketPath, allowHalfOpen: true })
  client.on('error', () => upstream.destroy())
  upstream.on('error', () => client.destroy())
  client.pipe(upstream)
  upstream.pipe(client)
})

server.listen(Number(port), '127.0.0.1', () => {
  const child = spawn(program, rest, { stdio: ['ignore', 'inherit', 'inherit', 3, 4] })
  child.on('error', () => process.exit(1))
  child.on('exit', (code) => process.exit(code ?? 1))
})
