export function refuse(message, status = 400) {
  return Response.json({ message }, { status })
}
