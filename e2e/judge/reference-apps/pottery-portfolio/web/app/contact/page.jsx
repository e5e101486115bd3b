import { ContactForm } from '@/components/contact-form'

export const metadata = { title: 'Write to me · Ines Falk' }

export default function Page() {
  return (
    <div className="px-5 pt-8 pb-20">
      <h1 className="font-display text-5xl font-black tracking-tight sm:text-7xl">Write to me</h1>
      <ContactForm />
    </div>
  )
}
