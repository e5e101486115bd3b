export default function Page() {
  return (
    <main className="mx-auto flex min-h-screen max-w-xl flex-col justify-center gap-3 px-6">
      <h1 className="font-display text-4xl">Nothing here yet</h1>
      <p className="text-lg text-muted">Describe your app in the chat, and its first page appears in this place.</p>
    </main>
  )
}
