/** What shows where the keyboard is. After a change of page that is the whole of it, which needs no frame. */
export const focusRing = `:focus-visible {
  outline: 3px solid var(--color-text);
  outline-offset: 2px;
}

main:focus-visible {
  outline: none;
}

.bg-surface :focus-visible {
  outline-color: var(--color-on-surface);
}

.bg-cover :focus-visible {
  outline-color: var(--color-on-cover);
}

.bg-primary :focus-visible {
  outline-color: var(--color-on-primary);
}
`
