export const login = {
  titles: { login: 'Welcome back', signUp: 'Create an account' },
  tabs: 'Log in or sign up',
  login: 'Log in',
  signUp: 'Sign up',
  name: 'Full name',
  email: 'Email',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  showPassword: 'Show password',
  terms: 'By signing up you accept the',
  termsLink: 'terms of use',
}
