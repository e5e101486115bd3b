export function Problem({ text }) {
  return text === null ? null : (
    <p role="alert" className="text-danger">
      {text}
    </p>
  )
}
