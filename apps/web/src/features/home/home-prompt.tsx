export function HomePrompt() {
  return null
}
