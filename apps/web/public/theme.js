// Runs before the first paint, so that a dark page never flashes white. Same key as src/api/preferences.ts.
;(() => {
  let choice = null
  try {
    choice = localStorage.getItem('joinery.theme')
  } catch {
    // Storage can be switched off; then the system decides.
  }
  const isDark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light'
})()
