const express = require('express');
const { graphqlHTTP } = require('express-graphql');
const limit = require('express-rate-limit');
const { buildSchema, GraphQLError } = require('graphql');
const passport = require('passport');
const { Strategy } = require('passport-jwt');
const settings = require('./settings');
const Visits = require('./visits');

const app = express();

const jwt = {
  secretOrKey: process.env.SECRET,
  jwtFromRequest: (req) => req.get(settings.get('header')),
};

passport.use(new Strategy(jwt, (payload, done) => done(null, payload.user)));
app.use(limit({ max: 50, store: new Visits() }));

app.get('/title', passport.authenticate('jwt', { session: false }), (req, res) => {
  res.send(settings.get('title'));
});

const withoutHidden = (context) => ({
  Field(node) {
    if (settings.get('hidden').includes(node.name.value)) context.reportError(new GraphQLError('hidden'));
  },
});

app.use('/graphql', graphqlHTTP({ schema: buildSchema('type Query { title: String }'), validationRules: [withoutHidden] }));

app.listen(3000);
