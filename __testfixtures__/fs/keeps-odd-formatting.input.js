var fs=require('fs')
  , path = require('path')

;(function(){ 'use strict'

async function load ( p ,q ){
	var a = fs . readFileSync ( p )  // first
	  , b = fs
	    /* the second */
	    .readFileSync( q, /* as text */ 'utf8' )
	;[ a, b ].forEach(function(x){ console.log( x.length ) })
	return( fs.readFileSync(path.join(p,q))
	)
}
module.exports=load
})()
