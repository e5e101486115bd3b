export { AccountPage } from './account-page.tsx'
export { SignInPage } from './sign-in-page.tsx'
export { SignUpPage } from './sign-up-page.tsx'
