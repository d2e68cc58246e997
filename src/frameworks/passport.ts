import { defineFramework } from '../define';

const STRATEGIES = [
  'local',
  'jwt',
  'http',
  'http-bearer',
  'google-oauth20',
  'facebook',
  'github',
  'github2',
  'twitter',
  'custom',
  'oauth2',
  'ldapauth',
  'saml',
];
/** Without one of these calls, passport never runs what it was configured with. */
const ASKED = ['passport.authenticate', 'passport.initialize', 'passport.session', 'koa-passport.authenticate'];

/** https://www.passportjs.org/concepts/authentication/strategies/ – the promise of a verify function is ignored. */
export const passport = defineFramework({
  name: 'passport',
  packages: ['passport', 'koa-passport'],
  handlers: [
    {
      on: STRATEGIES.flatMap((name) => [`passport-${name}.Strategy`, `passport-${name}`]),
      methods: [''],
      needs: ASKED,
      callsBack: true,
      syncUnlessAsync: 'caller-not-in-sight',
    },
    {
      on: ['passport-http.BasicStrategy', 'passport-http.DigestStrategy'],
      methods: [''],
      needs: ASKED,
      callsBack: true,
      syncUnlessAsync: 'caller-not-in-sight',
    },
    {
      on: ['passport', 'koa-passport'],
      methods: ['serializeUser', 'deserializeUser'],
      needs: ASKED,
      callsBack: true,
      syncUnlessAsync: 'caller-not-in-sight',
    },
  ],
  catchesRejections: () => false,
});
