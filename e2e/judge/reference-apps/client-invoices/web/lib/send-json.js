/** @returns what the server answered, or `{ problem }` in words for the person */
export async function sendJson(method, path, body) {
  try {
    const response = await fetch(path, {
      method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    })
    const answer = await response.json()
    return response.ok ? answer : { problem: answer.message ?? 'That did not work. Nothing was changed.' }
  } catch {
    return { problem: 'The server could not be reached. What you typed is still here.' }
  }
}
