// Texts of the error catalogue that have a situation in the product today, and the test that sees each one there.

/** Text → test file, from the repository's root. A test checks that the file names the text's words. */
export const seenMessages: Readonly<Record<string, string>> = {
  'Upload failed: File too large.': 'apps/host/src/uploads/uploads.pg.test.ts',
  'Upload failed': 'apps/host/src/uploads/uploads.pg.test.ts',
  'Invalid value provided to SecureStore. Values must be strings; consider JSON-encoding your values if they are serializable.':
    'packages/app-kit/src/page-services.test.ts',
  'Failed to fetch client integrations': 'packages/compiler/src/preview/preview-failures.browser.test.ts',
  'Failed to generate nodes': 'packages/compiler/src/preview/preview-failures.browser.test.ts',
  'Value is not a valid ReactNode': 'packages/compiler/src/preview/preview-failures.browser.test.ts',
  'Path is not a valid internal Create route. It should start with /v0/': 'apps/server/src/request-entry.test.ts',
  'Detected overlapping ranges when removing nodes for fixing.': 'packages/agent/src/tools/edit-file.test.ts',
}
