import type { Translated } from '../../sentences';
import type { LazyWords } from '../../vi/lazy';

export const login = {
  loginText: 'Chat and set reminders under your own name.',
  registerText: 'One account for every room of Khán Đài.',
  username: 'Username',
  usernameHint: '3 to 32 plain letters, digits, dots or underscores.',
  password: 'Password',
  displayName: 'Display name',
  displayNameHint: 'The name shown in chat rooms and the feed.',
  phone: 'Phone number',
  invite: 'Invitation code',
  noRegister: 'The registration did not open. Check your connection and press Register again.',
  noAccount: 'No account yet?',
  haveAccount: 'Already have an account?',
  refused: 'Login failed',
  welcome: 'Logged in',
  registered: 'Your account is ready',
  verifySent:
    'A verification email is on its way to {{email}}. Open its link so that you can reset a forgotten password.',
  forgot: 'Forgot your password?',
  forgotTitle: 'Forgotten password',
  forgotText: 'Enter the verified email address of your account, and Khán Đài sends you a link to set a new password.',
  forgotSend: 'Send link',
  forgotSent: 'Request sent',
  forgotSentText:
    'If {{email}} is the verified address of an account, an email arrives within minutes. Its link works once, for 30 minutes. Check your spam folder, too.',
  sendAgain: 'Send again',
  backToLogin: 'Back to login',
} as const satisfies Translated<LazyWords['login']>;
