// The builder: combines the features of one project.
export function BuildPage() {
  return <main id="content" tabIndex={-1} />
}
