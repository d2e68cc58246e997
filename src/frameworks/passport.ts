import { defineFramework } from '../define';
import { BEFORE } from '../language/stages';

/** Strategies that catch what a verify function throws, also when its callback did. */
const CATCHING = ['local', 'jwt', 'google-oauth20', 'facebook', 'github', 'github2', 'twitter', 'custom', 'oauth2'];
/** Those that do not, and call it at once: errors reach the handlers of the request. */
const PASSING = ['http', 'http-bearer'];
/** Those that do not, and call it when a server has answered. */
const LATER = ['ldapauth', 'saml'];

const strategies = (names: readonly string[]) =>
  names.flatMap((name) => [`passport-${name}.Strategy`, `passport-${name}`]);
/** Without one of these calls, passport never runs what it was configured with. */
const ASKED = ['passport.authenticate', 'passport.initialize', 'passport.session', 'koa-passport.authenticate'];

/** Whose callbacks get what a verify function or a serializer passes on. */
const ASKING = ['authenticate', 'authorize', 'logIn', 'login'];
const verify = {
  methods: [''],
  needs: ASKED,
  stage: BEFORE,
  callsBack: true,
  syncUnlessAsync: 'caller-not-in-sight',
} as const;

/** https://www.passportjs.org/concepts/authentication/strategies/ – the promise of a verify function is ignored. */
export const passport = defineFramework({
  name: 'passport',
  packages: ['passport', 'koa-passport'],
  guest: true,
  handlers: [
    { on: strategies(CATCHING), ...verify, thrown: { into: ASKING } },
    {
      on: [...strategies(PASSING), 'passport-http.BasicStrategy', 'passport-http.DigestStrategy'],
      ...verify,
      thrown: { into: ASKING, past: true },
    },
    { on: strategies(LATER), ...verify, thrown: 'unhandled' },
    // https://github.com/jaredhanson/passport-strategy – a strategy of the program's own answers by its methods.
    {
      on: ['passport', 'koa-passport'],
      methods: ['use'],
      fields: ['authenticate'],
      needs: ASKED,
      stage: BEFORE,
      chains: true,
      syncUnlessAsync: 'caller-not-in-sight',
    },
    {
      on: ['passport', 'koa-passport'],
      ...verify,
      methods: ['serializeUser', 'deserializeUser'],
      thrown: { into: ASKING },
    },
  ],
  catchesRejections: () => false,
});
