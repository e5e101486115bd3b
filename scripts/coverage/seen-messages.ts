// Texts of the error catalogue that have a situation in the product today, and the test that sees each one there.

/** Text → test file, from the repository's root. A test checks that the file names the text's words. */
export const seenMessages: Readonly<Record<string, string>> = {}
