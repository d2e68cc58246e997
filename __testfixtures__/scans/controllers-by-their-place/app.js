require('sails').lift();
