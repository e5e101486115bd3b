// Ideas that fill the prompt box. Their words are messages; the builder that needs no model understands all of them.
import { BookOpen, ListTodo, type LucideIcon, PartyPopper, Sprout, StickyNote, UtensilsCrossed } from 'lucide-react'

export const ideas = [
  { idea: 'todo', icon: ListTodo },
  { idea: 'notes', icon: StickyNote },
  { idea: 'books', icon: BookOpen },
  { idea: 'plants', icon: Sprout },
  { idea: 'guests', icon: PartyPopper },
  { idea: 'recipes', icon: UtensilsCrossed },
] as const satisfies readonly { idea: string; icon: LucideIcon }[]

export type Idea = (typeof ideas)[number]['idea']
