export const metadata = { title: 'New app', description: 'An app that is just beginning.' }

export default function Layout({ children }) {
  return <div className="min-h-screen bg-background font-text text-text">{children}</div>
}
