// Finds the workerd program in its platform package, so that nothing depends on an install script.
import { createRequire } from 'node:module'

const packages: Readonly<Record<string, string>> = {
  'linux-x64': '@cloudflare/workerd-linux-64',
  'linux-arm64': '@cloudflare/workerd-linux-arm64',
  'darwin-x64': '@cloudflare/workerd-darwin-64',
  'darwin-arm64': '@cloudflare/workerd-darwin-arm64',
}

/** @throws Error with what to do when this platform has no workerd or npm did not install it */
export function findWorkerd(): string {
  const name = packages[`${process.platform}-${process.arch}`]
  if (name === undefined) throw new Error(`Apps cannot run here: workerd has no ${process.platform} ${process.arch}.`)
  const own = createRequire(import.meta.url)
  try {
    // The platform package is a dependency of workerd's, not of ours: it may be nested under it.
    return createRequire(own.resolve('workerd/package.json')).resolve(`${name}/bin/workerd`)
  } catch (error) {
    throw new Error(`${name} is not installed. Run "npm ci" (without --omit=optional).`, { cause: error })
  }
}
