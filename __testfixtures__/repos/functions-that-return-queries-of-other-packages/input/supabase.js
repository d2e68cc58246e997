const fs = require('fs');
const { createClient } = require('@supabase/supabase-js');

const supabase = createClient(process.env.SUPABASE_URL, process.env.SUPABASE_KEY);

exports.listed = function (list) {
  const names = fs.readFileSync(`lists/${list}`, 'utf8').split('\n'); // stays: returns-a-query
  return supabase.from('notes').select('*').in('name', names);
};
